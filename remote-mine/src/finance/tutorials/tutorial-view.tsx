import type { DataOf } from '@lantern/contract'
import { ROUTE } from '@lantern/contract'
import { ACCOUNT_KINDS, ACCOUNT_ROWS } from '@lantern/contract/account-kinds'
import { type tutorialDetail, tutorialSeen } from '@lantern/contract/tutorials'
import { useMessages } from '@lantern/i18n'
import { Disclosure, InlineCopy } from '@lantern/page'
import { call } from '@lantern/platform'
import { Button, Card, Section } from '@lantern/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { RETURNING } from '../accounts/parts/returning.ts'
import { TutorialDrawing } from './tutorial-drawing.tsx'
import { TUTORIALS_KEY } from './tutorials.api.ts'
import { tutorialsMessages } from './tutorials.messages.ts'
import styles from './tutorials.module.css'

type Tutorial = DataOf<typeof tutorialDetail>

/** Numbered steps with their pictures, common mistakes, and where to go next. */
export function TutorialView({ tutorial }: { tutorial: Tutorial }) {
  const t = useMessages(tutorialsMessages)
  useSeen(tutorial.key)
  return (
    <>
      <Section title={tutorial.title} lead={tutorial.summary}>
        <ol className={styles.steps}>
          {tutorial.steps.map((step, index) => (
            <li key={step.title}>
              <Card className={styles.step}>
                <TutorialDrawing picture={step.picture} words={step.shows ?? []} />
                <div className={styles.words}>
                  <h3 className={styles.title}>
                    <span className={styles.number} aria-hidden="true">
                      {index + 1}
                    </span>
                    {step.title}
                  </h3>
                  <p>{step.text}</p>
                  {step.copies.length > 0 && (
                    <ul className={styles.copies}>
                      {step.copies.map(({ label, value }) => (
                        <li key={`${label} ${value}`} className={styles.copy}>
                          <span className={styles.label}>{label}</span>
                          <span>{value}</span>
                          <InlineCopy text={value} label={t.copy({ what: `${label} ${value}` })} />
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              </Card>
            </li>
          ))}
        </ol>
      </Section>
      {tutorial.mistakes.length > 0 && (
        <Section title={t.mistakes}>
          <Card>
            {tutorial.mistakes.map(({ problem, cure }) => (
              <Disclosure key={problem} summary={problem}>
                <p>{cure}</p>
              </Disclosure>
            ))}
          </Card>
        </Section>
      )}
      <Next tutorial={tutorial} />
    </>
  )
}

/** Binding the account that the tutorial needs, or seeing it; the operation itself. */
function Next({ tutorial: { account, depositMethod } }: { tutorial: Tutorial }) {
  const t = useMessages(tutorialsMessages)
  const kind = ACCOUNT_KINDS.find((one) => one === account?.kind)
  const isBound = (account?.bound ?? 0) > 0
  return (
    <div className={styles.next}>
      {kind && (
        <Button
          kind={isBound ? 'secondary' : 'primary'}
          block
          render={isBound ? <Link to={ACCOUNT_ROWS[kind].listPath} /> : <Link to={addPathOf(kind)} state={RETURNING} />}
        >
          {isBound ? t.bound({ n: String(account?.bound) }) : t.bind}
        </Button>
      )}
      {depositMethod !== null && (
        <Button block render={<Link to={`${ROUTE.deposit}?method=${encodeURIComponent(depositMethod)}`} />}>
          {t.deposit}
        </Button>
      )}
    </div>
  )
}

/** Kinds with one page for list and form open the form by a parameter. */
function addPathOf(kind: (typeof ACCOUNT_KINDS)[number]): string {
  const { addPath, listPath } = ACCOUNT_ROWS[kind]
  return addPath === listPath ? `${addPath}?view=add` : addPath
}

/** Marks the tutorial as opened, once; the index then shows it. A failure is repeated with the next visit. */
function useSeen(key: string): void {
  const client = useQueryClient()
  useEffect(() => {
    call(tutorialSeen, { platform: key }).then(
      () => client.invalidateQueries({ queryKey: [TUTORIALS_KEY], exact: false, refetchType: 'none' }),
      () => undefined,
    )
  }, [client, key])
}
