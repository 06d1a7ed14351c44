import TinamouVerifyCommand

await VerifyTool.main()
