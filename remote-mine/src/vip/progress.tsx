import type { DataOf } from '@lantern/contract'
import type { VipLevel, vipInfo } from '@lantern/contract/vip'
import { formatDay, formatTime, useMessages } from '@lantern/i18n'
import { Disclosure, Note } from '@lantern/page'
import { Card, IconInfo, Section } from '@lantern/ui'
import { Bar } from './bar.tsx'
import { vipMessages } from './vip.messages.ts'
import styles from './vip.module.css'

type Info = DataOf<typeof vipInfo>

const dayAndTime = (at: number) => `${formatDay(at)} ${formatTime(at)}`

/** Both totals beside the requirement of the next level, on the card of the own one. */
export function Progress({ info, levels }: { info: Info; levels: readonly VipLevel[] }) {
  const t = useMessages(vipMessages)
  if (info.paused) {
    return (
      <Note tone="info" role="status" icon={<IconInfo />}>
        {t.paused}
      </Note>
    )
  }
  const next = levels.find(({ level }) => level === info.level + 1)
  if (!next) return <p className={styles.needs}>{t.top}</p>
  return (
    <div className={styles.bars}>
      <p className={styles.towards}>
        <span>{t.towards({ n: String(next.level) })}</span>
        <span>{t.progressLead({ t: dayAndTime(info.evaluateAt) })}</span>
      </p>
      <Bar label={t.deposit} done={info.growth.deposit} need={next.deposit} />
      <Bar label={t.turnover} done={info.growth.turnover} need={next.turnover} />
    </div>
  )
}

/** What keeps the present level, and how all figures of the page come about; nothing during a break. */
export function Keep({ info }: { info: Info }) {
  const t = useMessages(vipMessages)
  if (info.paused) return null
  return (
    <Section title={t.keep} lead={info.keep ? t.keepUntil({ t: dayAndTime(info.keep.endAt) }) : t.keepNone}>
      {info.keep && (
        <Card>
          <Bar label={t.keepNeed} done={info.keep.done} need={info.keep.need} />
        </Card>
      )}
      <Disclosure summary={t.formulas}>
        <ul className={styles.formulas}>
          <li>{t.formulaLevel}</li>
          <li>{t.formulaDeposit}</li>
          <li>{t.formulaTurnover}</li>
          <li>{t.formulaKeep}</li>
        </ul>
      </Disclosure>
    </Section>
  )
}
