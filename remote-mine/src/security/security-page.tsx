/** `/mine/security`: passwords, passkeys, devices, logins and the member's data. */
import { ROUTE } from '@lantern/contract'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Note, QueryPage } from '@lantern/page'
import { IconInfo } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { ClosingRow } from './closing/closing-row.tsx'
import { DataExport } from './data-export.tsx'
import { Devices } from './devices.tsx'
import { Logins } from './logins.tsx'
import { Passkeys } from './passkeys.tsx'
import { Passwords } from './passwords.tsx'
import { Protection } from './protection.tsx'
import { overviewQuery } from './security.api.ts'
import { securityMessages } from './security.messages.ts'

export function SecurityPage() {
  const t = useMessages(securityMessages)
  return (
    <QueryPage title={t.title} parent={ROUTE.mine} queries={{ overview: useQuery(overviewQuery()) }}>
      {({ overview }) => (
        <>
          {overview.reviewUntil !== null && (
            <Note
              tone="warning"
              icon={<IconInfo />}
              title={t.reviewTitle({ until: formatDateTime(overview.reviewUntil) })}
            >
              {t.review}
            </Note>
          )}
          <Protection overview={overview} />
          <Passwords overview={overview} />
          <Passkeys />
          <Devices />
          <Logins />
          <DataExport />
          <ClosingRow hasFundPwd={overview.hasFundPwd} />
        </>
      )}
    </QueryPage>
  )
}
