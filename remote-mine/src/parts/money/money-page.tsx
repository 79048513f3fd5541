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
  /** `member` is undefined until loaded; a page that requires it lists `memberQuery` among its queries. */
  children: (data: Data, member: MemberInfo | undefined) => ReactNode
}

/** Frame of a money page: refetches when money moves and explains a restriction of the member. */
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
