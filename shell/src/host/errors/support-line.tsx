import { useMessages } from '@lantern/i18n'
import { type ComponentType, lazy, Suspense } from 'react'
import { supportMessages } from './support.messages.ts'
import styles from './support-line.module.css'

/** Where the network is what failed, the code is still there to be read out. */
const SupportCopy = lazy<ComponentType<{ code: string }>>(() =>
  import('./support-copy.tsx').then(
    (module) => ({ default: module.SupportCopy }),
    () => ({ default: () => null }),
  ),
)

/** The support code, to be read out or copied. */
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
