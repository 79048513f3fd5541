/** `/activity/luckyFlip`: nine cards, the published table, the promise for the next flip and the member's flips (screens.md 5). */

import { ACTIVITY_ROUTE } from '@lantern/contract/activity-route'
import { FLIP_MULTIPLE, FLIPS_A_DAY } from '@lantern/contract/lucky-flip'
import { ROUTE } from '@lantern/contract/routes'
import { formatTime, useMessages } from '@lantern/i18n'
import { QueryPage, SaferLink } from '@lantern/page'
import { useSession } from '@lantern/platform'
import { Button, Card, Section, StatRow } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { FlipArt } from '../parts/head/flip-art.tsx'
import { PageHead } from '../parts/head/page-head.tsx'
import { FlipOdds } from './flip-odds.tsx'
import { FlipPlay } from './flip-play.tsx'
import { flipQuery } from './lucky-flip.api.ts'
import { luckyFlipMessages } from './lucky-flip.messages.ts'
import styles from './lucky-flip.module.css'

export function LuckyFlipPage() {
  const t = useMessages(luckyFlipMessages)
  const session = useSession()
  const info = useQuery(flipQuery(session.kind))
  return (
    <QueryPage title={t.title} parent={ROUTE.offers} actions={<SaferLink />} queries={{ info }}>
      {({ info: { my, table, prizes } }) => (
        <>
          <PageHead hue="slots" art={<FlipArt />} title={t.lead({ n: String(FLIPS_A_DAY) })}>
            <p>{t.free}</p>
          </PageHead>
          {my === null ? (
            <Card className={styles.login}>
              <p className={styles.text}>{t.loginLead}</p>
              <Button kind="primary" block render={<Link to={loginTo} />}>
                {t.login}
              </Button>
            </Card>
          ) : (
            <>
              <Card>
                <StatRow
                  stats={[
                    { label: t.left, value: t.times({ n: String(my.chances) }) },
                    { label: t.newFlips, value: t.tomorrow({ at: formatTime(my.renewAt) }) },
                  ]}
                />
              </Card>
              <FlipPlay table={table} my={my} prizes={prizes} />
            </>
          )}
          <Section title={t.odds} lead={t.terms({ multiple: String(FLIP_MULTIPLE) })}>
            <FlipOdds prizes={prizes} />
          </Section>
        </>
      )}
    </QueryPage>
  )
}

const loginTo = `${ROUTE.login}?redirect=${encodeURIComponent(ACTIVITY_ROUTE.luckyFlip)}`
