import TinamouInterfaceBuilderCommand

InterfaceBuilderTool.main()
