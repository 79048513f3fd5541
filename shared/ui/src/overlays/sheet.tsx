import { startTransition } from 'react'
import type { SheetProps } from './bodies/sheet-props.ts'
import { loadSheetBody } from './overlay-bodies.ts'
import { useLoaded } from './use-loaded.ts'
import { useOpening } from './use-opening.ts'

/** A sheet from the bottom edge; dragging its handle down closes it. Its body loads when it first opens. */
export function Sheet(props: SheetProps) {
  const Body = useLoaded(loadSheetBody, props.open)
  const isOpen = useOpening(props.open)
  // The sheet leaves in one task; what the page does about it need not be part of it.
  const onClosed = () => startTransition(() => props.onClosed?.())
  return Body && <Body {...props} open={isOpen} onClosed={onClosed} />
}
