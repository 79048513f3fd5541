/** The two chunks that need Base UI. Loaded by the first overlay. */
export const loadDialogBody = () => import('./bodies/dialog-body.tsx').then((module) => module.DialogBody)
export const loadSheetBody = () => import('./bodies/sheet-body.tsx').then((module) => module.SheetBody)
