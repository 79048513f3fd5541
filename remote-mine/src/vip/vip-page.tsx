/** `/mine/vip`: levels, the member's progress, benefits and gifts. */
import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { useOnline } from '@lantern/platform'
import { Card, IconChart, ListRow } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { MoneyPage } from '../parts/money/money-page.tsx'
import { partsMessages } from '../parts/parts.messages.ts'
import { vipQuery, vipTableQuery } from '../parts/vip/vip.api.ts'
import { Benefits } from './benefits.tsx'
import { Gifts } from './gifts.tsx'
import { LevelCards } from './level-cards.tsx'
import { Keep, Progress } from './progress.tsx'
import { vipMessages } from './vip.messages.ts'

export function VipPage() {
  const t = useMessages(vipMessages)
  const p = useMessages(partsMessages)
  const isOnline = useOnline()
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <MoneyPage title={t.title} queries={{ info: useQuery(vipQuery()), table: useQuery(vipTableQuery()) }}>
      {({ info, table: { levels } }) => {
        const shown = levels.find(({ level }) => level === (chosen ?? info.level))
        return (
          <>
            <LevelCards levels={levels} own={info.level} onShow={setChosen}>
              <Progress info={info} levels={levels} />
            </LevelCards>
            {shown && <Benefits level={shown} own={info.level} gifts={info.gifts} />}
            <Keep info={info} />
            <Gifts gifts={info.gifts} blockedBy={isOnline ? null : p.offline} />
            <Card padding="none">
              <ListRow icon={<IconChart />} iconTile title={t.details} render={<Link to={ROUTE.vipDetails} />} />
            </Card>
          </>
        )
      }}
    </MoneyPage>
  )
}
