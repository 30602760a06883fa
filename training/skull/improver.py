"""How well a network can be read: one player that knows it simulates what follows each act, to the end of the game, against
copies of it. The same yardstick as `improver:<n>` of the product's arena, many games at once."""

import torch

from table import ATTEMPT, OVER, Seed


@torch.no_grad()
def play_out(tables, network, games, hero):
    """Plays on as the network does; which games the hero has won. The games are changed."""
    won = tables.zeros(len(games))
    index = torch.arange(len(games), device=tables.device)
    while len(index):
        for _ in range(12):
            tables.act(games, network(*tables.look(games)))
        state, _ = tables.state(games)
        over = state[:, 0] == OVER
        won[index[over]] = (state[over, 2] == hero).float()
        rest = ~over
        index, games = index[rest], games[rest].contiguous()
    return won


@torch.no_grad()
def gain(tables, network, count, worlds, seed, seats=4, gangs=1, anyone=0, chunk=400_000, rival=None):
    """Share of games that the reading player wins at seat 0. `network` is what it reads; who plays at the other seats is
    `rival`, where that is somebody else."""
    hero = 0
    rival = rival or network
    games = tables.games(count)
    tables.start(games, seed, seats=seats, gangs=gangs, anyone=anyone)
    turns = 0
    while True:
        turns += 1
        for _ in range(6):
            tables.act(games, rival(*tables.look(games)), hero=hero)
        said = network(*tables.look(games))
        state, acts = tables.state(games, freely=True)
        if bool((state[:, 0] == OVER).all()):
            break
        waiting = ((state[:, 1] == hero) & (state[:, 0] != ATTEMPT) & (state[:, 0] != OVER)).nonzero().squeeze(1)
        if len(waiting) == 0:
            continue
        number = state[waiting, 3].long()
        # Every choice of every waiting game.
        pair = torch.repeat_interleave(torch.arange(len(waiting), device=tables.device), number)
        place = torch.arange(len(pair), device=tables.device) - torch.repeat_interleave(number.cumsum(0) - number, number)
        act = acts[waiting[pair], place]
        sums = tables.zeros(len(pair))
        each = max(1, chunk // worlds)
        for at in range(0, len(pair), each):
            part = slice(at, min(len(pair), at + each))
            size = part.stop - part.start
            source = waiting[pair[part]].repeat_interleave(worlds).int().contiguous()
            world = torch.arange(worlds, device=tables.device, dtype=torch.int32).repeat(size)
            tries = tables.games(size * worlds)
            tables.call('skull_venture', size * worlds, games, source, world, act[part].repeat_interleave(worlds).contiguous(),
                        said[1].contiguous(), Seed(seed * 77 + turns * 1_000_000_007), tries)
            sums[part] = play_out(tables, network, tries, hero).view(size, worlds).mean(1)
        best = torch.full((len(waiting),), -1.0, device=tables.device).scatter_reduce(0, pair, sums, 'amax')
        # Any of those alike: the first.
        first = torch.full((len(waiting),), 99, dtype=torch.long, device=tables.device)
        first = first.scatter_reduce(0, pair, torch.where(sums >= best[pair], place, 99), 'amin')
        chosen = acts[waiting, first].contiguous()
        picked = games[waiting].contiguous()
        tables.call('skull_force', len(waiting), picked, chosen)
        games[waiting] = picked
    return float((state[:, 2] == hero).float().mean())


@torch.no_grad()
def against(tables, network, rival, count, seed, seats=4, gangs=1, anyone=0):
    """Share of games that one of `network` wins against others who play as `rival` does."""
    games = tables.games(count)
    tables.start(games, seed, seats=seats, gangs=gangs, anyone=anyone, mixed=0)
    tables.call('skull_seat', count, games, (1 << seats) - 2)
    while True:
        for _ in range(12):
            seen = tables.look(games)
            tables.act(games, network(*seen), other=rival(*seen), mixed=0)
        state, _ = tables.state(games)
        if bool((state[:, 0] == OVER).all()):
            return float((state[:, 2] == 0).float().mean())
