import { useMessages } from '@lantern/i18n'
import { type ComponentType, lazy, Suspense } from 'react'
import { supportMessages } from './support.messages.ts'
import styles from './support-line.module.css'

/** When the network is down, the code can still be read out. */
const SupportCopy = lazy<ComponentType<{ code: string }>>(() =>
  import('./support-copy.tsx').then(
    (module) => ({ default: module.SupportCopy }),
    () => ({ default: () => null }),
  ),
)

/** The support code, to read out or copy. */
export function SupportLine({ code }: { code: string }) {
  const t = useMessages(supportMessages)
  return (
    <span className={styles.line}>
      {t.code({ code })}
      <Suspense fallback={null}>
        <SupportCopy code={code} />
      </Suspense>
    </span>
  )
}
