import { ROUTE } from '@lantern/contract'
import { helpVote } from '@lantern/contract/help'
import type { HelpPage } from '@lantern/contract/routes'
import { useMessages } from '@lantern/i18n'
import { call, readStored, writeStored } from '@lantern/platform'
import { Button, Card, IconService, ListRow } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { boolean, record, string } from 'valibot'
import { helpMessages } from './help.messages.ts'
import styles from './help-page.module.css'

const votesSchema = record(string(), boolean())

/** "Was this page helpful?", once per page and device. */
export function HelpVote({ page }: { page: HelpPage }) {
  const t = useMessages(helpMessages)
  const [voted, setVoted] = useState<boolean | undefined>(() => readStored('helpVotes', votesSchema)?.[page])
  const vote = useMutation({
    mutationFn: (useful: boolean) => call(helpVote, { page, useful }),
    onSuccess: (_answer, useful) => {
      writeStored('helpVotes', { ...readStored('helpVotes', votesSchema), [page]: useful })
      setVoted(useful)
    },
  })
  return (
    <Card padding="none" className={styles.vote}>
      {voted === undefined ? (
        // biome-ignore lint/a11y/useSemanticElements: two buttons are not a form, so a fieldset does not fit
        <div role="group" aria-label={t.useful} className={styles.voteRow}>
          <p>{t.useful}</p>
          <Button size="sm" busy={vote.isPending} onClick={() => vote.mutate(true)}>
            {t.yes}
          </Button>
          <Button size="sm" busy={vote.isPending} onClick={() => vote.mutate(false)}>
            {t.no}
          </Button>
        </div>
      ) : (
        <p className={styles.voteText} role="status">
          {voted ? t.thanks : t.thanksNo}
        </p>
      )}
      {vote.isError && (
        <p className={styles.voteText} role="alert">
          {t.voteFailed}
        </p>
      )}
      <ListRow icon={<IconService />} title={t.support} render={<Link to={ROUTE.customer} />} />
    </Card>
  )
}
