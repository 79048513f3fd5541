import type { Device } from '@lantern/contract/security'
import { formatCount, formatDateTime, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { confirm, showToast } from '@lantern/platform'
import { Badge, Card, IconMobile, IconScreen, IconSignOut, ListRow, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeviceSheet } from './device-sheet.tsx'
import { devicesQuery, signOutOthers } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import styles from './security.module.css'
import { useSecurityAction } from './use-security-action.ts'

/** Devices that logged in to the account; each can be renamed, distrusted and removed. */
export function Devices() {
  const t = useMessages(securityMessages)
  const devices = useQuery(devicesQuery())
  const [opened, setOpened] = useState<Device | null>(null)
  const action = useSecurityAction()
  const endOthers = async () => {
    const isSure = await confirm({
      id: 'sign-out-others',
      title: t.others,
      message: t.othersText,
      confirm: t.others,
      cancel: t.cancel,
    })
    if (!isSure) return
    action.mutate(async () => {
      const { endedSessions } = await signOutOthers()
      showToast({ text: t.othersDone({ n: formatCount(endedSessions) }), kind: 'success' })
    })
  }
  return (
    <Section title={t.devices}>
      <QueryView query={devices} skeleton={<Skeleton shape="row" count={2} label={t.loading} />}>
        {({ list }) => (
          <Card padding="none">
            {list.map((device) => (
              <ListRow
                key={device.deviceId}
                icon={/iPhone|iPad|Android/.test(device.label) ? <IconMobile /> : <IconScreen />}
                iconTile
                title={
                  <span className={styles.device}>
                    {device.label}
                    {device.current && <Badge>{t.current}</Badge>}
                  </span>
                }
                detail={[device.place, formatDateTime(device.lastAt, false)].filter(Boolean).join(' · ')}
                note={[device.active && !device.current && t.active, device.trusted && t.trusted]
                  .filter(Boolean)
                  .join(' · ')}
                onClick={() => setOpened(device)}
              />
            ))}
            <ListRow
              icon={<IconSignOut />}
              iconTile
              title={t.others}
              onClick={() => action.isPending || void endOthers()}
            />
          </Card>
        )}
      </QueryView>
      <DeviceSheet device={opened} onClose={() => setOpened(null)} />
    </Section>
  )
}
