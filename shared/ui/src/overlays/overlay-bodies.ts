/** The two chunks that need Base UI. Loaded by the first overlay. */
export const loadDialogBody = () => import('./dialog-body.tsx').then((module) => module.DialogBody)
export const loadSheetBody = () => import('./sheet-body.tsx').then((module) => module.SheetBody)
