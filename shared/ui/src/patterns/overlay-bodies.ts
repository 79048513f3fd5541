/** The two chunks that need Base UI. Loaded by the first overlay, or ahead of it by `preloadOverlays`. */
export const loadDialogBody = () => import('./dialog-body.tsx').then((module) => module.DialogBody)
export const loadSheetBody = () => import('./sheet-body.tsx').then((module) => module.SheetBody)

/** Fetches what dialogs and sheets need, so that the first one opens at once; for an idle moment after the page is ready. */
export async function preloadOverlays(): Promise<void> {
  await Promise.allSettled([loadDialogBody(), loadSheetBody()])
}
