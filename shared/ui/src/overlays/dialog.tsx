import type { DialogProps } from './bodies/dialog-props.ts'
import { loadDialogBody } from './overlay-bodies.ts'
import { useLoaded } from './use-loaded.ts'

/** A modal dialog of 360 px (G1). Its body loads when it first opens. */
export function Dialog(props: DialogProps) {
  const Body = useLoaded(loadDialogBody, props.open)
  return Body && <Body {...props} role={props.role ?? 'dialog'} />
}
