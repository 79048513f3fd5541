/** Help pages and tutorials. */

/** One vote a page and device. */
type HelpVotesTable = { page: string; device: string; useful: boolean; at: number }

/** Tutorials that a member opened. */
type TutorialsSeenTable = { member_id: string; tutorial: string; at: number }

export type HelpTables = { help_votes: HelpVotesTable; tutorials_seen: TutorialsSeenTable }
