import { useState } from 'react'
import { Button } from '../../buttons/button.tsx'
import { IconButton } from '../../buttons/icon-button.tsx'
import { Amount } from '../../fields/amount.tsx'
import { IconDeposit, IconHide, IconShow, IconTransfer, IconWithdraw } from '../../icons/icons.ts'
import { Badge } from '../../layout/badge.tsx'
import { Card } from '../../layout/card.tsx'
import { ListRow } from '../../layout/list-row.tsx'
import { Section } from '../../layout/section.tsx'
import { StatRow } from '../../layout/stat-row.tsx'
import { Timeline } from '../../patterns/timeline.tsx'
import type { GalleryTexts } from './gallery.messages.ts'
import styles from './gallery.module.css'

export function MoneySamples({ t }: { t: GalleryTexts }) {
  const [hidden, setHidden] = useState(false)
  return (
    <>
      <Section title="Amount · Card lit · StatRow">
        <Card kind="lit">
          <div className={styles.hero}>
            <div className={styles.heroHead}>
              <span>{t.available}</span>
              <IconButton
                label={t.eye}
                aria-pressed={hidden}
                icon={hidden ? <IconHide /> : <IconShow />}
                onClick={() => setHidden(!hidden)}
              />
            </div>
            <Amount value="12345678.5" currency="¥" size="hero" hidden={hidden} hiddenLabel={t.veil} />
            <StatRow
              stats={[
                { label: t.total, value: <Amount value="12348998.50" hidden={hidden} hiddenLabel={t.veil} /> },
                { label: t.locked, value: <Amount value="100" hidden={hidden} hiddenLabel={t.veil} /> },
                {
                  label: t.turnover,
                  value: <Amount value="2680" hidden={hidden} hiddenLabel={t.veil} />,
                  detail: t.need,
                },
              ]}
            />
            <div className={styles.two}>
              <Button kind="primary" icon={<IconDeposit />}>
                {t.deposit}
              </Button>
              <Button icon={<IconTransfer />}>{t.transfer}</Button>
              <Button icon={<IconWithdraw />}>{t.withdraw}</Button>
            </div>
          </div>
        </Card>
        <div className={styles.line}>
          <Amount value="1234.5" currency="¥" size="lg" />
          <Amount value="95.40" sign tone="auto" size="md" />
          <Amount value="-20" sign tone="auto" size="md" />
          <Amount value="0" sign tone="auto" size="md" />
          <Amount value="70.238811" currency="USDT " tone="weak" />
        </div>
      </Section>
      <Section title="ListRow" level={3}>
        <Card padding="none">
          <ListRow
            icon={<IconDeposit />}
            iconTile
            title={t.deposit}
            detail="07-21 18:03:22"
            value={<Amount value="500" sign tone="auto" />}
            note={t.paid}
            onClick={() => undefined}
          />
          <ListRow
            icon={<IconWithdraw />}
            iconTile
            title={t.withdraw}
            detail="07-21 17:40:05"
            value={<Amount value="-100" sign />}
            note={<Badge tone="info">{t.review}</Badge>}
            onClick={() => undefined}
          />
          <ListRow
            icon={<IconTransfer />}
            iconTile
            title={t.longName}
            detail={t.betDetail}
            value={<Amount value="-88888888.88" sign tone="auto" />}
            note={t.lost}
            onClick={() => undefined}
          />
        </Card>
      </Section>
      <Section title="Timeline">
        <Card>
          <Timeline
            label={t.withdraw}
            stateLabels={t.states}
            steps={[
              { id: '1', title: t.order, time: '18:03:22', state: 'done' },
              { id: '2', title: t.review, detail: t.reviewDetail, time: '18:03:40', state: 'current' },
              { id: '3', title: t.paid, state: 'todo' },
            ]}
          />
        </Card>
        <Card>
          <Timeline
            label={t.withdraw}
            stateLabels={t.states}
            steps={[
              { id: '1', title: t.order, time: '18:03:22', state: 'done' },
              { id: '2', title: t.rejected, detail: t.rejectedDetail, time: '18:20:11', state: 'failed' },
            ]}
          />
        </Card>
      </Section>
    </>
  )
}
