/** `/mine/userInfo`: the member's own data with its edits, display preferences, and links to the settings. */
import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import {
  Card,
  IconBank,
  IconBell,
  IconDocument,
  IconDownload,
  IconLock,
  IconPause,
  IconService,
  ListRow,
  Section,
} from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { memberQuery, useFreshMoney } from '../parts/money.api.ts'
import { DisplayChoices } from './display-choices.tsx'
import { OddsChoice } from './odds-choice.tsx'
import { profileQuery } from './parts/profile.api.ts'
import { userInfoMessages } from './parts/user-info.messages.ts'
import { PersonalData } from './personal-data.tsx'

export function UserInfoPage() {
  const t = useMessages(userInfoMessages)
  useFreshMoney()
  return (
    <QueryPage
      title={t.title}
      parent={ROUTE.mine}
      queries={{ member: useQuery(memberQuery()), profile: useQuery(profileQuery()) }}
    >
      {({ member, profile }) => (
        <>
          <PersonalData profile={profile} member={member} />
          <OddsChoice oddsType={member.oddsType} />
          <DisplayChoices />
          <Section title={t.more}>
            <Card padding="none">
              <ListRow
                icon={<IconDocument />}
                iconTile
                title={t.audits}
                detail={t.auditsDetail}
                render={<Link to={ROUTE.infoAudit} />}
              />
              <ListRow
                icon={<IconLock />}
                iconTile
                title={t.security}
                detail={t.securityDetail}
                render={<Link to={ROUTE.security} />}
              />
              <ListRow
                icon={<IconBell />}
                iconTile
                title={t.notifications}
                detail={t.notificationsDetail}
                render={<Link to={ROUTE.notifications} />}
              />
              <ListRow
                icon={<IconPause />}
                iconTile
                title={t.safer}
                detail={t.saferDetail}
                render={<Link to={ROUTE.safer} />}
              />
              <ListRow
                icon={<IconDownload />}
                iconTile
                title={t.dataExport}
                detail={t.dataExportDetail}
                render={<Link to={`${ROUTE.security}?export`} />}
              />
              <ListRow
                icon={<IconBank />}
                iconTile
                title={t.accounts}
                detail={t.accountsDetail}
                render={<Link to={ROUTE.wallet} />}
              />
              <ListRow
                icon={<IconService />}
                iconTile
                title={t.support}
                detail={t.supportDetail}
                render={<Link to={ROUTE.customer} />}
              />
            </Card>
          </Section>
        </>
      )}
    </QueryPage>
  )
}
