import TinamouCommand

CommandLineTool.main()
