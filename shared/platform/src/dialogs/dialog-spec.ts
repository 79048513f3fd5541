type DialogButton = {
  text: string
  kind?: 'primary' | 'secondary' | 'danger'
  /** Seconds counted down on the button; disabled until then unless `autoFire`. */
  countdownSec?: number
  /** Triggers the button when the countdown ends. */
  autoFire?: boolean
  /** Returning false (or a promise of it) keeps the dialog open. */
  onPress?: () => unknown
}

export type DialogSpec = {
  /** Only one dialog with the same id is shown. */
  id: string
  /** `alertdialog` interrupts (errors, confirmations); default. */
  role?: 'dialog' | 'alertdialog'
  /** Default 温馨提示 / Warm tip (spec 8). */
  title?: string
  message: string
  /** Secondary details under the message: time, device. */
  note?: string
  /** A secondary link beside the buttons; following it closes the dialog first. */
  link?: { text: string; onPress: () => void }
  /** Default: one OK button. */
  buttons?: readonly DialogButton[]
  /** Close icon and Escape. Default true. */
  closable?: boolean
  /** Click outside closes. Default false. */
  maskClosable?: boolean
  /** `warning`: with a shield, and at the lower edge of a phone, so that its page stays in view. */
  tone?: 'warning'
  /** Urgent: opens over the current dialog instead of waiting for it. */
  over?: boolean
  /** Pixels; default 360. */
  width?: number
  /** Duration of the leave animation, ms; default 300. */
  leaveMs?: number
  onClose?: () => void
}
