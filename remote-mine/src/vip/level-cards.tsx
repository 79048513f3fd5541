import type { VipLevel } from '@lantern/contract/vip'
import { formatWhole, useMessages } from '@lantern/i18n'
import { Badge, Card, Carousel } from '@lantern/ui'
import type { ReactNode } from 'react'
import { vipMessages } from './vip.messages.ts'
import styles from './vip.module.css'
import { VipLantern } from './vip-lantern.tsx'

export type LevelCardsProps = {
  levels: readonly VipLevel[]
  own: number
  onShow: (level: number) => void
  /** On the card of the own level, where the others have their requirement. */
  children: ReactNode
}

/** A card for each level. Swiping, the buttons and the arrow keys lead to the same state. */
export function LevelCards({ levels, own, onShow, children }: LevelCardsProps) {
  const t = useMessages(vipMessages)
  const labels = {
    previous: t.previous,
    next: t.next,
    play: t.play,
    pause: t.pause,
    slide: (index: number, count: number) => t.slide({ n: String(index), count: String(count) }),
  }
  return (
    <Carousel className={styles.cards} label={t.cards} labels={labels} start={own} bounded onChange={onShow}>
      {levels.map(({ level, deposit, turnover }) => (
        <Card key={level} kind={level === own ? 'lit' : undefined} className={styles.level}>
          <div className={styles.levelHead}>
            <h2 className={styles.levelName}>{t.level({ n: String(level) })}</h2>
            {level === own && <Badge tone="accent">{t.own}</Badge>}
            {level < own && <Badge>{t.reached}</Badge>}
            <VipLantern level={level} />
          </div>
          {level === own ? (
            children
          ) : level === 0 ? (
            <p className={styles.needs}>{t.needsNothing}</p>
          ) : (
            <dl className={styles.bars}>
              <Need label={t.deposit} amount={deposit} />
              <Need label={t.turnover} amount={turnover} />
            </dl>
          )}
        </Card>
      ))}
    </Carousel>
  )
}

function Need({ label, amount }: { label: string; amount: string }) {
  return (
    <div className={styles.barHead}>
      <dt>{label}</dt>
      <dd className={styles.figure}>¥{formatWhole(Number(amount))}</dd>
    </div>
  )
}
