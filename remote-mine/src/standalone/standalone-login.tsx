import { login } from '@lantern/contract/user'
import { useMessages } from '@lantern/i18n'
import { call, memberMessage, signIn } from '@lantern/platform'
import { Button, PasswordField, TextField } from '@lantern/ui'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { standaloneMessages } from './standalone.messages.ts'
import styles from './standalone.module.css'

/** A minimal way to a session while the remote runs alone; the shell has the real one. */
export function StandaloneLogin() {
  const t = useMessages(standaloneMessages)
  const [userName, setUserName] = useState('demo01')
  const [password, setPassword] = useState('Test@1234')
  const submit = useMutation({
    mutationFn: () => call(login, { userName, password }),
    onSuccess: (answer) => signIn(answer, { remember: true }),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit.mutate()
  }
  return (
    <form className={styles.login} onSubmit={onSubmit}>
      <TextField label={t.userName} value={userName} autoComplete="username" onValueChange={setUserName} />
      <PasswordField
        label={t.password}
        labels={{ show: t.show, hide: t.hide }}
        value={password}
        error={submit.error ? memberMessage(submit.error) : undefined}
        onValueChange={setPassword}
      />
      <Button kind="primary" size="lg" block type="submit" busy={submit.isPending}>
        {t.signIn}
      </Button>
      <p className={styles.demo}>{t.demo}</p>
    </form>
  )
}
