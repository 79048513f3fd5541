import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sheet.module.css'
import { usePlayText } from './use-play-text.ts'

/** A dialog from the bottom edge. */
export function Sheet({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = usePlayText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal?.(), [])
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label={title} onClose={onClose}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className={styles.close} aria-label={t.close} onClick={onClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.5 3.5l9 9m0-9l-9 9" />
          </svg>
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
