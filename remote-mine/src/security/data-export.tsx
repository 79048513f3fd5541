import type { DataOf } from '@lantern/contract'
import { isKnown } from '@lantern/contract/open-enum'
import { type dataExport, EXPORT_STATES } from '@lantern/contract/privacy'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { showToast } from '@lantern/platform'
import { Card, IconDownload, ListRow, Section } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { downloadFrom } from '../parts/files/save-file.ts'
import { ChangeSheet } from './change-sheet.tsx'
import { exportData, exportsQuery } from './security.api.ts'
import { securityMessages } from './security.messages.ts'

/** A file with all data of the account, and the last ones that were made. `?export` in the address opens the form. */
export function DataExport() {
  const t = useMessages(securityMessages)
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const isOpen = params.has('export')
  const setOpen = (isWanted: boolean) => setParams(isWanted ? { export: '' } : {}, { replace: true, state })
  const { data } = useQuery(exportsQuery())
  const exports = data?.list ?? []
  return (
    <Section title={t.data} lead={t.dataLead}>
      <Card padding="none">
        <ListRow
          icon={<IconDownload />}
          iconTile
          title={t.exportData}
          detail={t.exportDetail}
          onClick={() => setOpen(true)}
        />
        {exports.map(({ jobId, at, device, state }) => (
          <ListRow
            key={jobId}
            title={formatDateTime(at)}
            detail={device}
            note={isKnown(EXPORT_STATES, state) ? t.exportState[state] : undefined}
          />
        ))}
      </Card>
      <ChangeSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.exportData}
        note={t.exportNote}
        submit={t.download}
        fields={[
          {
            name: 'password',
            label: t.loginPassword,
            kind: 'password',
            autoComplete: 'current-password',
            maxLength: 64,
          },
        ]}
        save={({ password = '' }) => exportData(password)}
        onSaved={(result) => {
          setOpen(false)
          downloadFrom((result as DataOf<typeof dataExport>).url)
          showToast({ text: t.exportStarted, kind: 'success' })
        }}
      />
    </Section>
  )
}
