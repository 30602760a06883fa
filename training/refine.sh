#!/bin/bash
# The second part of the training: from the weight file of a network that knows what actions are worth to the one that is shipped.
#
#   bash training/refine.sh base bots/weights/first/skull-king-base-1.bin
#   bash training/refine.sh full bots/weights/first/skull-king-full-2.bin
#
# Goes stage by stage. Checkpoints go to $OUT, or training/.cache/out; a stage whose checkpoint is there is not done again, so
# that a machine lent for ten minutes may be asked as often as it takes.
set -euo pipefail
cd "$(dirname "$0")/.."
profile=${1:?base or full}
first=${2:?a weight file}
out=${OUT:-training/.cache/out}
mkdir -p "$out"
export PYTHONUNBUFFERED=1 PYTHONPATH=training
python3 -c 'import host; host.build("nvcc"); host.build()'
python3 training/selfcheck.py

from=$first
stage() {  # number, seconds, what else
  local number=$1 seconds=$2 made="$out/$profile-$1.pt"
  shift 2
  if [ ! -f "$made" ]; then
    python3 training/refine.py --profile "$profile" --init "$from" --rival "$first" --seed "$number" --seconds "$seconds" \
      --out "$made.part.pt" "$@" 2>&1 | tee "$out/$profile-$number.log"
    mv "$made.part.pt" "$made"
  fi
  from=$made
}
stage 1 160 --entropy 0.3 0.15 --apart 0.01 0.007 --epsilon 0.01 0.006 --judging 5e-4 3e-4 --keep 0.9 --batch 32768
if [ "$profile" = base ]; then
  stage 2 535 --entropy 0.15 0.03 --apart 0.01 0.003 --epsilon 0.006 0.002 --judging 5e-4 1e-4 --batch 32768
  stage 3 465 --entropy 0.03 0.01 --apart 0.003 0.0007 --epsilon 0.002 0.0005 --judging 2e-4 5e-5 --whole
  stage 4 232 --entropy 0.02 0.008 --apart 0.006 0.0006 --epsilon 0.001 0.0005 --judging 2e-4 5e-5 --whole --old 0.75 --batch 32768
else
  stage 2 465 --entropy 0.15 0.03 --apart 0.01 0.002 --epsilon 0.006 0.002 --judging 4e-4 1e-4 --whole
fi
python3 training/export.py "$from" "$out/skull-king-$profile-refined.bin"
python3 training/evaluate.py "$out/skull-king-$profile-refined.bin" --rival "$first" --profile "$profile" --playouts 0 2>&1 |
  tee "$out/evaluate-$profile-refined.log"
