import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { BuildChoice } from './build-choice.tsx'
import { leaveTools, resetAll } from './choose-build.ts'
import { Outline } from './outline.tsx'
import type { Proposal } from './proposal.rules.ts'
import { ProposalBox } from './proposal-box.tsx'
import { toolbarMessages } from './toolbar.messages.ts'
import styles from './toolbar.module.css'
import type { ToolbarRow } from './toolbar-rows.rules.ts'

export type ToolbarProps = {
  rows: readonly ToolbarRow[]
  /** A build that the address proposed. */
  proposal: Proposal | null
  /** Whether this site accepts other builds than those of signed links. */
  acceptsBuilds: boolean
}

/** For staff: the remotes of this page, and which build of each runs on this device. */
export function Toolbar({ rows, proposal, acceptsBuilds }: ToolbarProps) {
  const t = useMessages(toolbarMessages)
  const [isOpen, setOpen] = useState(proposal !== null)
  const [isOutlined, setOutlined] = useState(false)
  const panelId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const count = rows.filter(({ isOverridden }) => isOverridden).length
  const close = (): void => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      {isOutlined && <Outline />}
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        data-trials={count || undefined}
        aria-label={t.open({ count })}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        {'</>'}
      </button>
      {isOpen && (
        <Panel id={panelId} onClose={close}>
          {proposal && <ProposalBox proposal={proposal} onCancel={close} />}
          {!acceptsBuilds && <p className={styles.note}>{t.linksOnly}</p>}
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.remote}>
                <BuildChoice row={row} acceptsBuilds={acceptsBuilds} />
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button size="sm" aria-pressed={isOutlined} onClick={() => setOutlined(!isOutlined)}>
              {t.outline}
            </Button>
            {count > 0 && (
              <Button size="sm" onClick={() => resetAll(rows)}>
                {t.reset}
              </Button>
            )}
            {acceptsBuilds && (
              <Button size="sm" kind="quiet" onClick={() => leaveTools(rows)}>
                {t.leave}
              </Button>
            )}
          </div>
        </Panel>
      )}
    </>
  )
}

type PanelProps = { id: string; onClose: () => void; children: React.ReactNode }

function Panel({ id, onClose, children }: PanelProps) {
  const t = useMessages(toolbarMessages)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose()
  }
  return (
    <aside ref={panel} id={id} className={styles.panel} aria-label={t.title} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2>{t.title}</h2>
        <Button size="sm" kind="quiet" onClick={onClose}>
          {t.close}
        </Button>
      </div>
      {children}
    </aside>
  )
}
