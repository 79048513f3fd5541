type DialogButton = {
  text: string
  kind?: 'primary' | 'secondary' | 'danger'
  /** Seconds counted down on the button; disabled until then unless `autoFire`. */
  countdownSec?: number
  /** Presses itself when the countdown ends. */
  autoFire?: boolean
  /** Returning false (or a promise of it) keeps the dialog open. */
  onPress?: () => unknown
}

export type DialogSpec = {
  /** The same id is never shown twice. */
  id: string
  /** `alertdialog` interrupts (errors, confirmations); default. */
  role?: 'dialog' | 'alertdialog'
  /** Default 温馨提示 / Warm tip (spec 8). */
  title?: string
  message: string
  /** Facts under the message, weaker: when, on which device. */
  note?: string
  /** A quiet way beside the answer; it closes the dialog first. */
  link?: { text: string; onPress: () => void }
  /** Default one that says OK. */
  buttons?: readonly DialogButton[]
  /** Close icon and Escape. Default true. */
  closable?: boolean
  /** Click outside closes. Default false. */
  maskClosable?: boolean
  /** Opens over the dialog that is shown instead of waiting for it: for what cannot wait. */
  over?: boolean
  /** Pixels; default 360. */
  width?: number
  /** Length of the leave animation; default 300. */
  leaveMs?: number
  onClose?: () => void
}
