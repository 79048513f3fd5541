import { useState } from 'react'
import { useAfter } from '../base/use-timer.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { IconClose, IconFailure, IconInfo, IconSuccess } from '../icons/icons.ts'
import styles from './toast-region.module.css'

/** G7: display time of a toast, ms. */
const TOAST_MS = { info: 2_000, success: 2_000, error: 4_000 } as const

type ToastKind = keyof typeof TOAST_MS
export type Toast = { id: string; text: string; kind?: ToastKind }

export type ToastRegionProps = {
  /** The first is shown; the next after it has left. */
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
  /** Label of the region. */
  label: string
  dismissLabel: string
}

/** Shows one toast at a time above the tab bar (G7). Mount it once, empty, so that toasts are announced. */
export function ToastRegion({ toasts, onDismiss, label, dismissLabel }: ToastRegionProps) {
  const toast = toasts[0]
  return (
    <section className={styles.region} aria-label={label}>
      <div role="status">
        {toast && toast.kind !== 'error' && (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />
        )}
      </div>
      <div role="alert">
        {toast?.kind === 'error' && (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />
        )}
      </div>
    </section>
  )
}

type ToastCardProps = { toast: Toast; dismissLabel: string; onDismiss: (id: string) => void }

const ICONS = { info: <IconInfo />, success: <IconSuccess />, error: <IconFailure /> }

function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { id, text, kind = 'info' } = toast
  const [held, setHeld] = useState(false)
  useAfter(() => onDismiss(id), held ? null : TOAST_MS[kind])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer or focus on it only pauses its timer
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {ICONS[kind]}
      <p className={styles.text}>{text}</p>
      <IconButton className={styles.close} label={dismissLabel} icon={<IconClose />} onClick={() => onDismiss(id)} />
    </div>
  )
}
