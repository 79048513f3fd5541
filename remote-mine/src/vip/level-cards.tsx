import type { VipLevel } from '@lantern/contract/vip'
import { formatWhole, useMessages } from '@lantern/i18n'
import { Badge, Card, Carousel } from '@lantern/ui'
import { vipMessages } from './vip.messages.ts'
import styles from './vip.module.css'
import { VipLantern } from './vip-lantern.tsx'

/** A card for each level. Swiping, the buttons and the arrow keys lead to the same state. */
export function LevelCards({
  levels,
  own,
  onShow,
}: {
  levels: readonly VipLevel[]
  own: number
  onShow: (level: number) => void
}) {
  const t = useMessages(vipMessages)
  const labels = {
    previous: t.previous,
    next: t.next,
    play: t.play,
    pause: t.pause,
    slide: (index: number, count: number) => t.slide({ n: String(index), count: String(count) }),
  }
  return (
    <Carousel label={t.cards} labels={labels} start={own} bounded onChange={onShow}>
      {levels.map(({ level, deposit, turnover }) => (
        <Card key={level} kind={level === own ? 'lit' : undefined}>
          <div className={styles.level}>
            <div className={styles.levelArt}>
              <VipLantern level={level} />
            </div>
            <h2 className={styles.levelName}>{t.level({ n: String(level) })}</h2>
            {level === own && <Badge tone="accent">{t.own}</Badge>}
            {level < own && <Badge>{t.reached}</Badge>}
            {level !== own && (
              <p className={styles.needs}>
                {level === 0
                  ? t.needsNothing
                  : t.needs({ deposit: formatWhole(Number(deposit)), turnover: formatWhole(Number(turnover)) })}
              </p>
            )}
          </div>
        </Card>
      ))}
    </Carousel>
  )
}
