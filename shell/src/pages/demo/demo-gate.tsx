import { DEMO_CREDIT } from '@lantern/contract/demo'
import { formatMoney, useMessages } from '@lantern/i18n'
import { memberMessage } from '@lantern/platform'
import { Button, Card, Checkbox, Cover, IconClock, IconCoins, IconShield, ListRow } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import { AgeLine } from '../../host/site/age-line.tsx'
import { startDemo, useDemoPicture } from './demo.api.ts'
import { demoMessages } from './demo.messages.ts'
import styles from './demo-gate.module.css'
import type { Demo } from './demo-token.ts'

const POINTS = [
  { key: 'point1', Icon: IconShield },
  { key: 'point2', Icon: IconCoins },
  { key: 'point3', Icon: IconClock },
] as const

export type DemoGateProps = { isOver: boolean; onStart: (demo: Demo) => void }

/** Explains the demo, with the checkbox required to start one. */
export function DemoGate({ isOver, onStart }: DemoGateProps) {
  const t = useMessages(demoMessages)
  const picture = useDemoPicture()
  const [isOfAge, setOfAge] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setMissing(!isOfAge)
    if (!isOfAge) return
    setBusy(true)
    setFailure(null)
    try {
      onStart(await startDemo())
    } catch (error) {
      setFailure(memberMessage(error))
      setBusy(false)
    }
  }

  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        {!picture.isPending && (
          <Cover className={styles.art} src={picture.data ?? ''} shape="wide" motif="sport" seed="demo-hero" isFirst />
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{t.gateTitle}</h1>
          <p className={styles.credit}>
            <strong>¥{formatMoney(DEMO_CREDIT)}</strong> {t.gateCredit}
          </p>
          <p>{t.gateLead}</p>
        </div>
      </div>
      {isOver && <p role="status">{t.over}</p>}
      <Card padding="none">
        {POINTS.map(({ key, Icon }) => (
          <ListRow
            key={key}
            className={styles.point}
            icon={<Icon />}
            iconTile
            title={t[key]}
            detail={t[`${key}Text`]}
          />
        ))}
      </Card>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.age} data-ticked={isOfAge || undefined}>
          <Checkbox
            label={t.age}
            checked={isOfAge}
            error={missing ? t.ageNeeded : undefined}
            onCheckedChange={(checked) => {
              setOfAge(checked)
              if (checked) setMissing(false)
            }}
          />
        </div>
        {failure !== null && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <Button kind="primary" size="lg" type="submit" busy={isBusy}>
          {t.start}
        </Button>
      </form>
      <AgeLine>{t.same}</AgeLine>
    </div>
  )
}
