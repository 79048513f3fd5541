import { STATE_CHANGED } from '@lantern/contract/code'
import { entryOf } from '@lantern/contract/open-enum'
import { useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import { isBusinessError, isSessionError, memberMessage } from '@lantern/platform'
import { IconAlert } from '@lantern/ui'
import styles from '../parts/profile.module.css'
import { changesOf, type Profile, type ProfileChange } from '../parts/profile-changes.rules.ts'
import { userInfoMessages } from '../parts/user-info.messages.ts'

export type ChangeProblemProps = {
  error: Error | null
  /** As it was when the change was sent. */
  before: Profile
  /** As it is now. */
  profile: Profile
}

/** Why a change was not saved; after one on another device, what that one changed. */
export function ChangeProblem({ error, before, profile }: ChangeProblemProps) {
  const t = useMessages(userInfoMessages)
  if (error === null || isSessionError(error)) return null
  const changes = isBusinessError(error, STATE_CHANGED) ? changesOf(before, profile) : []
  const shown = (what: ProfileChange['what'], value: string) => {
    if (what === 'avatar') return t.avatarOf({ n: String(Number(value) + 1) })
    return (what === 'gender' && entryOf(t.genders, value)) || value || t.none
  }
  return (
    <Note tone="negative" role="alert" icon={<IconAlert />}>
      {memberMessage(error)}
      {changes.length > 0 && (
        <>
          <ul className={styles.changes}>
            {changes.map(({ what, from, to }) => (
              <li key={what}>{t.changedFrom({ what: t[what], from: shown(what, from), to: shown(what, to) })}</li>
            ))}
          </ul>
          {t.changedKept}
        </>
      )}
    </Note>
  )
}
