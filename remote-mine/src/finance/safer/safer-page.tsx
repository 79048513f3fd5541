/** `/mine/safer`: panic, limits, breaks and what the member put in. */
import { ROUTE } from '@lantern/contract'
import { helpPath } from '@lantern/contract/routes'
import { useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import { Card, IconHelp, IconService, ListRow } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useFreshMoney } from '../../parts/money.api.ts'
import { limitsQuery } from '../limits/limits.api.ts'
import { BreakNote } from './break-note.tsx'
import { Breaks } from './breaks.tsx'
import { LimitRows } from './limit-rows.tsx'
import { PanicHold } from './panic-hold.tsx'
import { PositionCard } from './position-card.tsx'
import { saferMessages } from './safer.messages.ts'
import { PlaySettings } from './settings/play-settings.tsx'

/** The help lines, in the page about responsible play. */
const HELP_LINES = `${helpPath('bczr')}#help`

export function SaferPage() {
  const t = useMessages(saferMessages)
  useFreshMoney()
  const overview = useQuery(limitsQuery(true))
  return (
    <QueryPage title={t.title} parent={ROUTE.mine} queries={{ safer: overview }}>
      {({ safer }) => (
        <>
          {safer.break === null ? <PanicHold /> : <BreakNote pause={safer.break} />}
          <LimitRows limits={safer.limits} />
          {safer.position && <PositionCard position={safer.position} />}
          <PlaySettings />
          <Breaks />
          <Card padding="none">
            <ListRow
              icon={<IconHelp />}
              iconTile
              title={t.help}
              detail={t.helpText}
              render={<Link to={HELP_LINES} />}
            />
            <ListRow
              icon={<IconService />}
              iconTile
              title={t.support}
              detail={t.supportText}
              render={<Link to={ROUTE.customer} />}
            />
          </Card>
        </>
      )}
    </QueryPage>
  )
}
