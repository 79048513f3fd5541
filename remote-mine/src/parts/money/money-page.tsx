import { ROUTE } from '@lantern/contract'
import type { MemberInfo } from '@lantern/contract/user'
import { QueryPage, type QueryPageProps } from '@lantern/page'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { memberQuery, useFreshMoney } from '../money.api.ts'
import { BarrierNote } from './barrier-note.tsx'

export type MoneyPageProps<Data extends object> = Omit<QueryPageProps<Data>, 'parent' | 'children'> & {
  /** @default '/mine' */
  parent?: string
  /** `member` is undefined until it is known; what cannot do without it names `memberQuery` among its queries. */
  children: (data: Data, member: MemberInfo | undefined) => ReactNode
}

/** A page about the member's money: read again when money moved, with the reason when money is closed to this member. */
export function MoneyPage<Data extends object>({ parent = ROUTE.mine, children, ...page }: MoneyPageProps<Data>) {
  useFreshMoney()
  const { data: member } = useQuery(memberQuery())
  return (
    <QueryPage parent={parent} {...page}>
      {(data: Data) => (
        <>
          {member && <BarrierNote member={member} />}
          {children(data, member)}
        </>
      )}
    </QueryPage>
  )
}
