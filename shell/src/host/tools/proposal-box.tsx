import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { chooseBuild } from './choose-build.ts'
import type { Proposal } from './proposal.rules.ts'
import { toolbarMessages } from './toolbar.messages.ts'
import styles from './toolbar.module.css'

/** Asks before code of a developer's machine runs: a link alone must not start it. */
export function ProposalBox({ proposal, onCancel }: { proposal: Proposal; onCancel: () => void }) {
  const t = useMessages(toolbarMessages)
  const { remote, url, isAllowed } = proposal
  if (!isAllowed) return <p className={styles.note}>{t.refused({ url })}</p>
  return (
    <section className={styles.note} aria-label={t.run}>
      <p>{t.propose({ remote, url })}</p>
      <div className={styles.actions}>
        <Button size="sm" kind="primary" onClick={() => chooseBuild(remote, url)}>
          {t.run}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </section>
  )
}
