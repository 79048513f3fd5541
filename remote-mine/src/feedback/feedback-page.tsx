/** `/mine/feedback`: a new case, the member's cases, and one case with `?case=`. */
import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { PageBody, PageFrame } from '@lantern/page'
import { Button, Tabs } from '@lantern/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { CaseView } from './case/case-view.tsx'
import { CaseList } from './case-list.tsx'
import { NewCase } from './new-case.tsx'
import { feedbackMessages } from './parts/feedback.messages.ts'

export function FeedbackPage() {
  const t = useMessages(feedbackMessages)
  const [params, setParams] = useSearchParams()
  const id = params.get('case')
  const open = (next: string) => setParams({ tab: 'mine', case: next })
  if (id !== null) {
    return (
      <PageFrame title={t.caseTitle} parent={`${ROUTE.feedback}?tab=mine`}>
        <PageBody>
          <CaseView id={id} />
          <Button block render={<Link to={`${ROUTE.feedback}?tab=mine`} />}>
            {t.back}
          </Button>
        </PageBody>
      </PageFrame>
    )
  }
  const show = (next: 'create' | 'mine') => setParams(next === 'mine' ? { tab: 'mine' } : {}, { replace: true })
  const tab = params.get('tab') === 'mine' ? 'mine' : 'create'
  return (
    <PageFrame title={t.title} parent={ROUTE.mine}>
      <Tabs
        label={t.tabs}
        fill
        value={tab}
        onValueChange={show}
        tabs={[
          { id: 'create', label: t.create },
          { id: 'mine', label: t.mine },
        ]}
      >
        <PageBody>
          {tab === 'mine' ? <CaseList onOpen={open} onCreate={() => show('create')} /> : <NewCase onOpen={open} />}
        </PageBody>
      </Tabs>
    </PageFrame>
  )
}
