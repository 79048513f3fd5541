import type { DataOf } from '@lantern/contract'
import type { DepositMethod, DepositMethodInfo, depositMethods } from '@lantern/contract/deposit'
import type { MemberInfo } from '@lantern/contract/user'
import { useLocale, useMessages } from '@lantern/i18n'
import { SaferLink } from '@lantern/page'
import { Empty } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { MoneyPage } from '../../parts/money/money-page.tsx'
import { depositMethodsQuery, memberQuery } from '../../parts/money.api.ts'
import { OpenOrders } from '../../parts/orders/open-orders.tsx'
import { partsMessages } from '../../parts/parts.messages.ts'
import { SupportLink } from '../../parts/support-link.tsx'
import { DepositForm } from './deposit-form.tsx'
import { LimitBar } from './limit-bar.tsx'
import { MethodPicker } from './method-picker.tsx'
import { depositMessages } from './parts/deposit.messages.ts'
import styles from './parts/deposit.module.css'
import { PausedMethod } from './paused-method.tsx'
import { TutorialLink } from './tutorial-link.tsx'

/** Method picker and order form. */
export function DepositEntry() {
  const t = useMessages(partsMessages)
  const queries = { methods: useQuery(depositMethodsQuery()), member: useQuery(memberQuery()) }
  return (
    <MoneyPage title={t.deposit} actions={<SaferLink />} queries={queries}>
      {({ methods, member }) => <Methods data={methods} member={member} />}
    </MoneyPage>
  )
}

function Methods({ data, member }: { data: DataOf<typeof depositMethods>; member: MemberInfo }) {
  const t = useMessages(depositMessages)
  const locale = useLocale()
  // Kept in the URL, so that a member who leaves to bind an account returns to the same form.
  const [params, setParams] = useSearchParams()
  const setWanted = (method: DepositMethod) => setParams({ method }, { replace: true })
  const method = chosenMethod(data.list, params.get('method'))
  if (!method) {
    return <Empty art="maintenance" title={t.none} detail={t.noneText} action={<SupportLink />} />
  }
  const open = data.list.filter(({ state }) => state === 1)
  return (
    <div className={styles.beside}>
      <OpenOrders deposit={data.openOrder} />
      <LimitBar limit={data.limit} />
      <MethodPicker methods={data.list} value={method.method} onValueChange={setWanted} />
      <div className={styles.chosen}>
        {method.state === 1 ? (
          <DepositForm key={method.method} method={method} limit={data.limit} member={member} />
        ) : (
          <PausedMethod
            method={method.method}
            name={locale === 'en' ? method.name.en : method.name.zh}
            alternatives={open}
            onChoose={setWanted}
          />
        )}
        <TutorialLink method={method.method} />
      </div>
    </div>
  )
}

/** The requested method, otherwise the first open one, otherwise the first. */
function chosenMethod(list: readonly DepositMethodInfo[], wanted: string | null): DepositMethodInfo | undefined {
  return list.find(({ method }) => method === wanted) ?? list.find(({ state }) => state === 1) ?? list[0]
}
