// A file that imports both Testing and UIKit gets the module _Testing_UIKit, too: the compiler asks
// for it by name. On Apple's platforms it attaches pictures to tests; here there are none.
