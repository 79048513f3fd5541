import { formatDateTime, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { confirm, showToast } from '@lantern/platform'
import { Button, Card, IconPasskey, IconPlus, ListRow, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { addPasskey, passkeysQuery, removePasskey } from './security.api.ts'
import { securityMessages } from './security.messages.ts'
import { useSecurityAction } from './use-security-action.ts'

/** The member's passkeys: list, add on this device, remove. */
export function Passkeys() {
  const t = useMessages(securityMessages)
  const passkeys = useQuery(passkeysQuery())
  const action = useSecurityAction()
  const add = async () => {
    if (typeof PublicKeyCredential === 'undefined') {
      showToast({ text: t.noPasskeySupport, kind: 'error' })
      return
    }
    const outcome = await addPasskey()
    if (outcome === 'added') showToast({ text: t.passkeyAdded, kind: 'success' })
    if (outcome === 'known') showToast({ text: t.passkeyKnown })
  }
  const remove = async (id: string, name: string) => {
    const isSure = await confirm({
      id: 'remove-passkey',
      title: t.removeTitle,
      message: t.removeText({ name }),
      confirm: t.remove,
      cancel: t.cancel,
    })
    if (isSure) action.mutate(() => removePasskey(id))
  }
  return (
    <Section title={t.passkeys} lead={t.passkeysLead}>
      <QueryView query={passkeys} skeleton={<Skeleton shape="row" label={t.loading} />}>
        {({ list }) => (
          <Card padding="none">
            {list.map(({ id, label, createdAt, lastAt }) => (
              <ListRow
                key={id}
                icon={<IconPasskey />}
                iconTile
                title={label}
                detail={
                  lastAt === null
                    ? t.createdAt({ t: formatDateTime(createdAt) })
                    : t.usedAt({ t: formatDateTime(lastAt) })
                }
                value={
                  <Button
                    kind="quiet"
                    size="sm"
                    aria-label={t.removeNamed({ name: label })}
                    onClick={() => void remove(id, label)}
                  >
                    {t.remove}
                  </Button>
                }
              />
            ))}
            <ListRow
              icon={<IconPlus />}
              iconTile
              title={t.addPasskey}
              detail={list.length === 0 ? t.noPasskeys : undefined}
              disabled={action.isPending}
              onClick={() => action.mutate(add)}
            />
          </Card>
        )}
      </QueryView>
    </Section>
  )
}
