import { useMessages } from '@lantern/i18n'
import { authPartsMessages } from './auth-parts.messages.ts'
import styles from './form.module.css'
import type { Strength } from './password.rules.ts'

const BARS = [1, 2, 3, 4] as const

/** Password strength as a word and bars. */
export function PasswordStrength({ strength, empty }: { strength: Strength; empty: boolean }) {
  const t = useMessages(authPartsMessages)
  const word = [t.strength0, t.strength1, t.strength2, t.strength3, t.strength4][strength]
  return (
    <div className={styles.group}>
      {!empty && (
        <div className={styles.strength} aria-hidden="true">
          {BARS.map((bar) => (
            <i key={bar} data-on={bar <= strength ? String(strength) : undefined} />
          ))}
        </div>
      )}
      <p className={styles.weak} role="status">
        {empty ? '' : word}
      </p>
    </div>
  )
}
