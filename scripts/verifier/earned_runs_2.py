"""Earned runs by version 2 (rule 9.16): a half without its errors and passed balls."""

from collections import namedtuple

# A run that scored unearned: without errors its runner would stand on `base`.
UnsettledRun = namedtuple("UnsettledRun", "player charged_to base")


class EarnedRuns2:
    """Reconstructs a half without its errors and passed balls."""

    # Runs of the half that may yet be earned, the runner furthest ahead first.
    unsettled = ()

    def _end_half(self):
        self.unsettled = ()
        super()._end_half()

    # --- missed outs ---

    def _add_missed_outs(self, charged_to, outs):
        self.field.missed_outs += outs
        if charged_to != self.field.pitcher:
            self.field.missed_outs_before += outs

    def _runner_out(self, base, end):
        if self.bases[base].by_error:
            self._add_missed_outs(self.bases[base].charged_to, -1)
        return super()._runner_out(base, end)

    def _place_batter_for(self, lost):
        if lost.by_error:
            self._add_missed_outs(lost.charged_to, 1)
        super()._place_batter_for(lost)

    def _is_over_without_errors(self, charged_to):
        missed = self.field.missed_outs
        if charged_to == self.field.pitcher:
            missed -= self.field.missed_outs_before
        return self.outs + missed >= 3

    # --- bases owed ---

    def _owe(self, base, bases):
        runner = self.bases[base]
        if not runner.by_error:
            self.bases[base] = runner._replace(owed=runner.owed + bases)

    def _move(self, start, end, owed=0):
        super()._move(start, end)
        self._owe(end, owed)
        self._hold_behind(end)

    def _hold_behind(self, base):
        """The runner owes what they could not have taken, had those ahead gone no further."""
        runner = self.bases[base]
        if runner.by_error:
            return
        ahead = self.unsettled[-1].base if self.unsettled else 4
        for other in range(base + 1, 4):
            in_front = self.bases[other]
            if in_front and not in_front.by_error:
                ahead = min(ahead, other - in_front.owed)
        self._owe(base, max(0, base - runner.owed - max(1, ahead - 1)))

    def _place_batter(self, base, charged_to=None, by_error=False):
        if not by_error:
            self._push_unsettled(self._settle_owed(base))
        super()._place_batter(base, charged_to, by_error)

    def _settle_owed(self, batter_base):
        """The batter would have forced up those ahead, who would stand further back.

        Returns the base where the runner furthest ahead would stand.
        """
        behind = batter_base
        for base in range(batter_base + 1, 4):
            runner = self.bases[base]
            if not runner or runner.by_error:
                continue
            earned_base = base - runner.owed
            if earned_base <= behind:
                self.bases[base] = runner._replace(owed=base - behind - 1)
            behind = max(earned_base, behind + 1)
        return behind

    def _advance_forced(self):
        """Whom the batter forces without errors is known once they stand on first."""
        if self.bases[1]:
            if self.bases[2]:
                if self.bases[3]:
                    is_forced = not (self.bases[1].by_error or self.bases[2].by_error)
                    self._score(self._take_off(3), 3, "batted in", int(is_forced))
                self._move(2, 3, 1)
            self._move(1, 2, 1)
        self._place_batter(1)

    # --- runs ---

    def _score(self, runner, start, how, bases=None):
        """Scores a runner on a play of so many bases; of as many as it takes if none are told."""
        taken = 4 - start if bases is None else bases
        self._reached = start - runner.owed + (0 if how == "unearned" else taken)
        super()._score(runner, start, how)
        if not self.event.runs_scored[-1][2]:
            self._keep_unsettled(runner)

    def _is_earned(self, runner, how):
        return self._reached >= 4 and super()._is_earned(runner, how)

    def _advance_all(self, bases, how):
        if how != "unearned":
            self._advance_unsettled(bases)
        for base in (3, 2, 1):
            if self.bases[base] and base + bases >= 4:
                self._score(self._take_off(base), base, how, bases)
        for base in (3, 2, 1):
            if self.bases[base]:
                super()._move(base, base + bases)
        if how == "unearned":
            for base in (1, 2, 3):
                if self.bases[base]:
                    self._owe(base, bases)

    # --- runs that may yet be earned ---

    def _keep_unsettled(self, runner):
        if runner.by_error or self._is_over_without_errors(runner.charged_to):
            return
        free = (self.unsettled[-1].base if self.unsettled else 4) - 1
        run = UnsettledRun(runner.player, runner.charged_to, min(self._reached, free))
        self.unsettled = (*self.unsettled, run)

    def _move_unsettled(self, bases_after):
        """Puts them on these bases, the one furthest ahead first; who is home has an earned run."""
        kept = []
        for run, base in zip(self.unsettled, bases_after):
            if base < 4:
                kept.append(run._replace(base=base))
            elif not self._is_over_without_errors(run.charged_to):
                self.event.settle_run(run.player, run.charged_to)
        self.unsettled = tuple(kept)

    def _advance_unsettled(self, bases, first=1):
        after = [r.base if r.base < first else r.base + bases for r in self.unsettled]
        self._move_unsettled(after)

    def _push_unsettled(self, behind):
        """Pushes them up as far as they stand in the way of a runner on the base `behind`."""
        last = len(self.unsettled) - 1
        after = [max(r.base, behind + 1 + last - i) for i, r in enumerate(self.unsettled)]
        self._move_unsettled(after)

    def _push_ahead(self, base):
        """Lets them go home ahead of the runner on `base`, who is safe at the next one."""
        runner = self.bases[base]
        if not runner.by_error:
            self._push_unsettled(base - runner.owed + 1)

    def _go_up_on_double_play(self, lost):
        if not lost.by_error:
            self._advance_unsettled(1, 2)

    def _tag_up_unsettled(self, is_sure):
        """Lets them tag up from third and second where they would have been sure to be safe."""
        ahead, after = 4, []
        for run in self.unsettled:
            is_free = run.base == 3 or run.base + 1 < ahead
            goes = run.base > 1 and is_free and is_sure(run.player, run.base)
            ahead = run.base + 1 if goes else run.base
            after.append(ahead)
        self._move_unsettled(after)
