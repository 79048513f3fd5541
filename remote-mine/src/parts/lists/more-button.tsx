import { Button } from '@lantern/ui'

export type MoreButtonProps = {
  /** An infinite query. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  children: string
}

/** Loads the next page of a list; renders nothing after the last one. */
export function MoreButton({ query, children }: MoreButtonProps) {
  if (!query.hasNextPage) return null
  return (
    <Button block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {children}
    </Button>
  )
}
