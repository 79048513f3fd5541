import { useMessages } from '@lantern/i18n'
import { CodeField, Note } from '@lantern/page'
import { fieldErrors, isSessionError, memberMessage } from '@lantern/platform'
import { Button, IconAlert, IconInfo, Sheet } from '@lantern/ui'
import { type FormEvent, useState } from 'react'
import styles from '../parts/profile.module.css'
import { userInfoMessages } from '../parts/user-info.messages.ts'
import { BindTarget } from './bind-target.tsx'
import { BIND_WAYS, type Bound, HOME_AREA, type Target } from './bind-ways.ts'
import { useProfileChange } from './use-profile-change.ts'

export type BindSheetProps = {
  bound: Bound
  open: boolean
  /** The member has one already, so that another is reviewed. */
  isReviewed: boolean
  onClose: () => void
}

/** Binds a phone or an email address with the code sent to it. */
export function BindSheet({ bound, open, isReviewed, onClose }: BindSheetProps) {
  const t = useMessages(userInfoMessages)
  return (
    <Sheet open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t[bound]} closeLabel={t.close}>
      {open && <BindForm bound={bound} isReviewed={isReviewed} onSaved={onClose} />}
    </Sheet>
  )
}

function BindForm({ bound, isReviewed, onSaved }: { bound: Bound; isReviewed: boolean; onSaved: () => void }) {
  const t = useMessages(userInfoMessages)
  const [target, setTarget] = useState<Target>({ area: HOME_AREA, text: '' })
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  /** Why no code was sent to a target; an answer may arrive after another was typed. */
  const [unsent, setUnsent] = useState<{ target: Target; sentence: string }>()
  const change = useProfileChange(onSaved)
  const way = BIND_WAYS[bound]
  const words = { phone: { wrong: t.phoneWrong, code: t.code }, email: { wrong: t.emailWrong, code: t.emailCode } }[
    bound
  ]
  const isComplete = way.isComplete(target)
  const isCode = /^\d{6}$/.test(code)
  const refused = fieldErrors(change.error)[bound]
  const isGeneral = change.error !== null && !isSessionError(change.error) && refused === undefined
  const send = () =>
    way.send(target).catch((error: unknown) => {
      const sentence = fieldErrors(error)[bound]
      if (sentence === undefined) throw error
      setUnsent({ target, sentence })
      return null
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isComplete && isCode) change.mutate(() => way.bind(target, code))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isReviewed && (
        <Note tone="info" icon={<IconInfo />}>
          {t.reviewed}
        </Note>
      )}
      {isGeneral && (
        <Note tone="negative" role="alert" icon={<IconAlert />}>
          {memberMessage(change.error)}
        </Note>
      )}
      <BindTarget
        bound={bound}
        target={target}
        error={isChecked && !isComplete ? words.wrong : unsent?.target === target ? unsent.sentence : refused}
        onTargetChange={(next) => {
          setTarget(next)
          if (!change.isPending) change.reset()
        }}
      />
      <CodeField
        to={`${target.area} ${target.text}`}
        label={words.code}
        value={code}
        error={isChecked && !isCode ? t.codeWrong : undefined}
        canSend={isComplete}
        send={send}
        onValueChange={setCode}
      />
      <Button kind="primary" size="lg" block type="submit" busy={change.isPending}>
        {isReviewed ? t.submitReview : t.save}
      </Button>
    </form>
  )
}
