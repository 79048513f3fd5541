import { ROUTE } from '@lantern/contract'
import type { InfoAudit } from '@lantern/contract/info-audit'
import { entryOf } from '@lantern/contract/open-enum'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { confirm, isSessionError, memberMessage, showToast } from '@lantern/platform'
import { Badge, Button, Card, HiddenText, IconInfo, IconNext, Timeline, type Tone } from '@lantern/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PROFILE_KEY, resubmitAudit, withdrawAudit } from '../parts/profile.api.ts'
import styles from '../parts/profile.module.css'
import { stepsOf } from './audit-steps.rules.ts'
import { infoAuditMessages } from './info-audit.messages.ts'
import { ResubmitSheet } from './resubmit-sheet.tsx'
import { useReviewed } from './use-reviewed.ts'

const TONES: Readonly<Record<'open' | 'passed' | 'refused' | 'withdrawn' | 'expired', Tone>> = {
  open: 'info',
  passed: 'positive',
  refused: 'negative',
  withdrawn: 'neutral',
  expired: 'neutral',
}

/** One requested change: old and new value, its steps, and what the member can do. */
export function AuditRequest({ audit: listed, hasOpen }: { audit: InfoAudit; hasOpen: boolean }) {
  const t = useMessages(infoAuditMessages)
  const audit = useReviewed(listed)
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const action = useMutation({
    mutationFn: ({ work }: { work: () => Promise<unknown>; done: string }) => work(),
    onSuccess: (_data, { done }) => showToast({ text: done, kind: 'success' }),
    onError: (error) => {
      if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [PROFILE_KEY] }),
  })
  const old = audit.oldMasked || t.none
  const name = entryOf(t.fields, audit.field) ?? t.field
  const ask = async (title: string, message: string, work: () => Promise<unknown>, done: string) => {
    const words = { id: 'info-audit', title, message, confirm: title, cancel: t.cancel }
    if (await confirm(words)) action.mutate({ work, done })
  }
  // A code proved these, so that only the same one can be submitted again.
  const isSameOnly = audit.field === 'phone' || audit.field === 'email' || audit.field === 'bankCard'
  const submitAgain = () =>
    isSameOnly ? void ask(t.resubmit, t.resubmitText, () => resubmitAudit(audit.id), t.resubmitted) : setOpen(true)
  const isKyc = audit.field === 'kyc'
  const canResubmit = audit.state === 'refused' || audit.state === 'withdrawn' || audit.state === 'expired'
  return (
    <Card>
      <article className={styles.request} aria-label={name}>
        <div className={styles.head}>
          <h2>{name}</h2>
          <Badge tone={entryOf(TONES, audit.state) ?? 'neutral'}>{entryOf(t.states, audit.state) ?? t.unknown}</Badge>
        </div>
        <p className={styles.change}>
          <HiddenText>{t.change({ old, next: audit.newMasked })}</HiddenText>
          <span className={styles.old} aria-hidden="true">
            {old}
          </span>
          <IconNext aria-hidden="true" />
          <span aria-hidden="true">{audit.newMasked}</span>
        </p>
        {audit.reason !== '' && (
          <Note tone="warning" icon={<IconInfo />}>
            {audit.reason}
          </Note>
        )}
        <Timeline
          label={t.steps}
          stateLabels={t.stepStates}
          steps={stepsOf(audit).map(({ id, state, at }) => ({
            id,
            state,
            title: t[id],
            time: at === null ? undefined : formatDateTime(at),
          }))}
        />
        {audit.state === 'open' && (
          <>
            <p className={styles.old}>{t.expires({ t: formatDateTime(audit.expireAt) })}</p>
            <Button
              block
              busy={action.isPending}
              onClick={() =>
                void ask(
                  t.withdraw,
                  isKyc ? t.withdrawPictures : t.withdrawText,
                  () => withdrawAudit(audit.id),
                  t.withdrawn,
                )
              }
            >
              {t.withdraw}
            </Button>
          </>
        )}
        {canResubmit && !hasOpen && isKyc && (
          <Button block render={<Link to={ROUTE.identity} />}>
            {t.toIdentity}
          </Button>
        )}
        {canResubmit && !hasOpen && !isKyc && (
          <Button block busy={action.isPending} onClick={submitAgain}>
            {t.resubmit}
          </Button>
        )}
      </article>
      <ResubmitSheet audit={audit} name={name} open={isOpen} onClose={() => setOpen(false)} />
    </Card>
  )
}
