import type { DemoState } from '@lantern/contract/demo'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { memberMessage, now, showToast, useInterval } from '@lantern/platform'
import { Amount, Button, Card } from '@lantern/ui'
import { useState } from 'react'
import { resetDemo } from './demo.api.ts'
import { demoMessages } from './demo.messages.ts'
import styles from './demo-credit.module.css'
import { leftOf } from './demo-credit.rules.ts'
import type { Demo } from './demo-token.ts'

/** The remaining credit and time, and a restart when the credit is used up. */
export function DemoCredit({ demo, state }: { demo: Demo; state: DemoState | undefined }) {
  const t = useMessages(demoMessages)
  const [at, setAt] = useState(now)
  const [isBusy, setBusy] = useState(false)
  useInterval(() => setAt(now()), MINUTE_MS)
  const { hours, minutes } = leftOf(demo.expireAt, at)
  const isUsedUp = state !== undefined && state.credit === '0.00' && state.open === '0.00'

  const reset = async (): Promise<void> => {
    setBusy(true)
    try {
      await resetDemo(demo)
      showToast({ text: t.resetDone })
    } catch (error) {
      showToast({ text: memberMessage(error), kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card kind="lit" className={styles.card}>
      <h1 className={styles.label}>{t.credit}</h1>
      <Amount
        value={state?.credit ?? '0.00'}
        currency="¥"
        size="hero"
        hidden={state === undefined}
        hiddenLabel={t.loading}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{t.open}</dt>
          <dd>
            <Amount value={state?.open ?? '0.00'} currency="¥" hidden={state === undefined} hiddenLabel={t.loading} />
          </dd>
        </div>
        <div>
          <dt>{t.left}</dt>
          <dd>{t.leftValue({ h: String(hours), m: String(minutes) })}</dd>
        </div>
      </dl>
      {isUsedUp && (
        <Button kind="primary" busy={isBusy} disabled={state.resetsLeft === 0} onClick={() => void reset()}>
          {t.reset}
        </Button>
      )}
      <p className={styles.note}>
        {state !== undefined && `${t.resetLeft({ n: String(state.resetsLeft) })} · `}
        {t.resetHint}
      </p>
    </Card>
  )
}
