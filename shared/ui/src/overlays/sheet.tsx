import type { SheetProps } from './bodies/sheet-props.ts'
import { loadSheetBody } from './overlay-bodies.ts'
import { useLoaded } from './use-loaded.ts'

/** A sheet from the bottom edge; dragging its handle down closes it. Its body loads when it first opens. */
export function Sheet(props: SheetProps) {
  const Body = useLoaded(loadSheetBody, props.open)
  return Body && <Body {...props} />
}
