import { BusinessError, ConnectionError } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { QueryPage } from './query-page.tsx'

/** A read whose answers the test provides one by one. */
function answers() {
  const waiting: { resolve: (data: string) => void; reject: (error: Error) => void }[] = []
  return {
    queryFn: () => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject })),
    give: (data: string) => act(async () => waiting.shift()?.resolve(data)),
    refuse: (error: Error) => act(async () => waiting.shift()?.reject(error)),
  }
}

function show({ wallet, member }: { wallet: ReturnType<typeof answers>; member: ReturnType<typeof answers> }) {
  function Page() {
    const queries = {
      wallet: useQuery({ queryKey: ['wallet'], queryFn: wallet.queryFn }),
      member: useQuery({ queryKey: ['member'], queryFn: member.queryFn }),
    }
    return (
      <QueryPage title="钱包" parent="/mine" queries={queries}>
        {(data) => (
          <p>
            {data.wallet} of {data.member}
          </p>
        )}
      </QueryPage>
    )
  }
  return renderWithPlatform(<Page />)
}

describe('QueryPage', () => {
  it('[PAGE-1] shows the header at once and the content when both reads have answered', async () => {
    const [wallet, member] = [answers(), answers()]
    show({ wallet, member })
    expect(screen.getByRole('heading', { name: '钱包' })).toBeTruthy()
    await wallet.give('100')
    expect(screen.queryByText(/100/)).toBeNull()
    await member.give('demo01')
    expect(await screen.findByText('100 of demo01')).toBeTruthy()
  })

  it('[PAGE-1] shows a refusal with its code, and retries only the failed read', async () => {
    const [wallet, member] = [answers(), answers()]
    const { user } = show({ wallet, member })
    await member.give('demo01')
    await wallet.refuse(new BusinessError(711099, '请稍后再试', null))
    expect(await screen.findByRole('alert')).toHaveTextContent('请稍后再试711099')
    await user.click(screen.getByRole('button', { name: '重试' }))
    await wallet.give('100')
    expect(await screen.findByText('100 of demo01')).toBeTruthy()
  })

  it('[PAGE-2] keeps the content when a refresh fails and shows its time', async () => {
    const [wallet, member] = [answers(), answers()]
    const { user } = show({ wallet, member })
    await wallet.give('100')
    await member.give('demo01')
    const { queryClient } = await import('@lantern/platform')
    await act(async () => void queryClient.invalidateQueries({ queryKey: ['wallet'] }))
    await wallet.refuse(new ConnectionError('terminated', 0, 'lost'))
    expect(await screen.findByText(/更新失败，显示的是 .* 的数据/)).toBeTruthy()
    expect(screen.getByText('100 of demo01')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '重试' }))
    await wallet.give('90')
    expect(await screen.findByText('90 of demo01')).toBeTruthy()
    expect(screen.queryByText(/更新失败/)).toBeNull()
  })
})
