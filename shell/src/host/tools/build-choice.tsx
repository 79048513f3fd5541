import { useMessages } from '@lantern/i18n'
import { Button, TextField } from '@lantern/ui'
import { type SubmitEvent, useState } from 'react'
import { chooseBuild } from './choose-build.ts'
import { toolbarMessages } from './toolbar.messages.ts'
import styles from './toolbar.module.css'
import type { ToolbarRow } from './toolbar-rows.rules.ts'

const RELEASED = 'released'
const CURRENT = 'current'
const LOCAL = 'local'

/** One remote: what runs, how fast it came, and a choice of what runs next. */
export function BuildChoice({ row, acceptsBuilds }: { row: ToolbarRow; acceptsBuilds: boolean }) {
  const t = useMessages(toolbarMessages)
  const { remote, version, loadMs, isOverridden, published } = row
  const [isLocal, setLocal] = useState(false)
  const choose = (value: string): void => {
    setLocal(value === LOCAL)
    if (value === RELEASED) chooseBuild(remote, null)
    else if (value !== LOCAL && value !== CURRENT) chooseBuild(remote, value)
  }
  const ms = loadMs === null ? t.unknownTime : `${Math.round(loadMs)} ms`
  return (
    <div className={styles.row}>
      <p className={styles.what}>
        <strong>{remote}</strong>
        {isOverridden && <em> {t.trial}</em>}
        <span>{version === null ? t.notLoaded : t.loaded({ version, ms })}</span>
      </p>
      {acceptsBuilds && (
        <select
          className={styles.select}
          aria-label={t.build({ remote })}
          value={isLocal ? LOCAL : isOverridden ? CURRENT : RELEASED}
          onChange={({ target }) => choose(target.value)}
        >
          {isOverridden && <option value={CURRENT}>{t.current}</option>}
          <option value={RELEASED}>{t.released}</option>
          {published.map(({ version: one, url }) => (
            <option key={url} value={url}>
              {t.version({ version: one })}
            </option>
          ))}
          <option value={LOCAL}>{t.local}</option>
        </select>
      )}
      {isLocal && <LocalPort remote={remote} />}
    </div>
  )
}

function LocalPort({ remote }: { remote: string }) {
  const t = useMessages(toolbarMessages)
  const [port, setPort] = useState('')
  const run = (event: SubmitEvent): void => {
    event.preventDefault()
    chooseBuild(remote, `http://127.0.0.1:${Number(port)}/mf-manifest.json`)
  }
  return (
    <form className={styles.actions} onSubmit={run}>
      <TextField
        label={t.port({ remote })}
        hideLabel
        required
        inputMode="numeric"
        pattern="[0-9]{2,5}"
        placeholder="4301"
        value={port}
        onValueChange={setPort}
      />
      <Button size="sm" type="submit">
        {t.run}
      </Button>
    </form>
  )
}
